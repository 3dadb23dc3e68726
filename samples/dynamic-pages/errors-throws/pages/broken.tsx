export default (): Response => {
  throw new Error('no database');
};
