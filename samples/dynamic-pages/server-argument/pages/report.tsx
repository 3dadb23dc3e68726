export default async (req: Request, server: Bun.Server<unknown>) => {
  server.timeout(req, 60);
  await buildReport();
  return new Response('report finished\n');
};

// Stands for work that says nothing for longer than 10 seconds.
async function buildReport() {
  await Bun.sleep(20);
}
