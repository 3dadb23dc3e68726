export interface StartingPoint {
  text: string;
  /** Id of the doc, as `doc:<id>`: the build knows it. */
  doc: string;
}

/** Where readers begin who do not know yet what to search for: what most of them come for, in the order of a first app. */
export const STARTING_POINTS: readonly StartingPoint[] = [
  { text: 'Install', doc: 'doc:getting-started/installation' },
  { text: 'Your first route', doc: 'doc:tutorials/hello-world' },
  { text: 'Parameters in paths', doc: 'doc:routing/api/dynamic-routes' },
  { text: 'Validation', doc: 'doc:request-handling/validation' },
  { text: 'Middleware', doc: 'doc:request-handling/middleware' },
  { text: 'OpenAPI and Swagger UI', doc: 'doc:api/openapi' },
  { text: 'Deployment', doc: 'doc:deployment/overview' },
];
