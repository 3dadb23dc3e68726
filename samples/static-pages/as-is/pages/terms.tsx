const file = Bun.file(`${import.meta.dir}/../documents/terms.html`);

export default function terms() {
  return new Response(file);
}
