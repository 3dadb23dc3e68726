export default 'About us';
