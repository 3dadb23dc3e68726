/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

const sku = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const output = document.querySelector('#sku');

if (output) {
  output.textContent = sku;
}
