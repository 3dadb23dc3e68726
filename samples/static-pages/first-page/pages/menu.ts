/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

const currency: string = 'EUR';
const output = document.querySelector('#currency');

if (output) {
  output.textContent = currency;
}
