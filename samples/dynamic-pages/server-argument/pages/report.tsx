export default async (req: Request, server: Bun.Server<unknown>) => {
  server.timeout(req, 60);
  await buildReport();
  return new Response('report finished\n');
};

// Stands for work that is silent for longer than 10 seconds; 20 ms keep this sample fast.
async function buildReport() {
  await Bun.sleep(20);
}
