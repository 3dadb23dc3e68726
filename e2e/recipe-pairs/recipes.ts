/** The programs of a recipe that readers take over, by the address of its page. */
export const RECIPES = {
  authentication: ['recipes/authentication/sessions', 'recipes/authentication/tokens'],
  cors: ['recipes/cors'],
  'file-uploads': ['recipes/file-uploads', 'recipes/file-serving'],
  database: ['recipes/database'],
  logging: ['recipes/logging'],
  'rate-limiting': [
    'recipes/rate-limiting/by-user',
    'recipes/rate-limiting/by-address',
    'recipes/rate-limiting/window',
  ],
  'server-sent-events': ['recipes/server-sent-events'],
  testing: ['recipes/testing'],
  security: ['recipes/security/checklist'],
} as const satisfies Record<string, readonly string[]>;

export type Recipe = keyof typeof RECIPES;

/** Samples of recipes that are not combined, with the reason. */
export const NOT_COMBINED: Readonly<Record<string, string>> = {
  'recipes/all-together/app': 'It is a combination.',
  'recipes/all-together/tests': 'It runs the tests of the combination.',
  'recipes/authentication/make-token': 'It plays the login service.',
  'recipes/change-a-record': 'It has the table of recipes/database with one column more.',
  'recipes/security/missing-settings': 'It starts the checklist without its environment.',
};

/** Entries of `globalMiddleware` in order: `docs/docs/recipes/all-together.mdx` has the reasons. */
export const ORDER: readonly string[] = [
  'logRequests',
  'securityHeaders',
  'cors',
  'proxyOnly',
  'rateLimit',
  'ownOriginOnly',
  'requireToken',
  'bodyLimit',
  'badInput',
];

/** Placeholder for the number of the request in a header. */
export const COUNT = '{count}';

/** Headers that a program wants of every request of an app, the requests of other programs included. */
export const CREDENTIALS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'recipes/security/checklist': { authorization: 'Bearer for-the-samples-only-0123456789ab' },
  'recipes/rate-limiting/by-address': {
    'x-proxy-secret': 'for-the-samples-only-0123456789ab',
    // Another client with each request: it is not the limit of this program that is tested.
    'x-real-ip': `192.0.2.${COUNT}`,
  },
};

/** Requests of a program that another one has to refuse, because the two contradict each other: their purposes conflict. */
interface Contradiction {
  of: string;
  by: string;
  why: string;
  /** Status by the id of the request; its body is not compared. */
  responses: Readonly<Record<string, number>>;
}

export const CONTRADICTIONS: readonly Contradiction[] = [
  {
    of: 'recipes/cors',
    by: 'recipes/authentication/sessions',
    why: 'Where a cookie signs people in, other origins may not change anything.',
    // The last three count the orders, of which there are none then.
    responses: { actual: 403, thrown: 403, stranger: 403, lookalike: 200, orders: 200, 'null-origin': 200 },
  },
  {
    of: 'recipes/authentication/tokens',
    by: 'recipes/security/checklist',
    why: 'One header cannot hold two tokens: the page says that the checks of a caller replace requireToken.',
    responses: { valid: 401, write: 401, 'read-only': 401 },
  },
];
