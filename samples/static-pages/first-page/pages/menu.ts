export {};

const currency: string = 'EUR';
const output = document.querySelector('#currency');

if (output) {
  output.textContent = currency;
}
