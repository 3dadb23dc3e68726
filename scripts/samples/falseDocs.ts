/** False statements in the framework's own comments: readers never see them. */

/** By the key of the type: a part of the comment, and the truth, which the docs prove. */
export const FALSE_DOCS: Readonly<Record<string, { text: string; truth: string }>> = {
  'ServerOptions.pageDir': {
    text: 'Page routes are not yet supported',
    truth: 'Pages are served.',
  },
  'ServerOptions.pagePrefix': {
    text: "the default prefix is 'pages'",
    truth: 'By default pages have no prefix.',
  },
  'ServerOptions.globalMiddleware': {
    text: 'before each request',
    truth: 'It runs for requests to API routes that have a handler for the method.',
  },
  'ServerOptions.debug': {
    text: 'used to output additional debugging information',
    truth: 'Nothing that can be observed changes.',
  },
  'BurgerRequest.params': {
    text: 'only present if the request path matches a route with dynamic parameters',
    truth: 'It is an empty object on every other route.',
  },
  'BurgerRequest.validated': {
    text: 'a middleware has validated the request data',
    truth: 'The framework validates by the `schema` of the route file.',
  },
  openapi: {
    text: 'the route will not be included in the generated OpenAPI documentation',
    truth: 'Every API route is in the document.',
  },
};
