export default () => '<h1>Hello</h1>';
