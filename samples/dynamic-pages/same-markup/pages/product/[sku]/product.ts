export {};

const sku = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const output = document.querySelector('#sku');

if (output) {
  output.textContent = sku;
}
