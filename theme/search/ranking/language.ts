/** Words of English; `docs/_search.json` has those of the subject, `weights.ts` their weights. */

/** Words of any subject, with little weight. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  `able above across actual actually afternoon again all allow allowed already also although always among another anybody anyone anything
  around available away back bad basic because before begin behave below best better between big both bring build but call case
  certain change cheap clean clear come common complete completely contain correct correctly create currently decide deep detail
  different difference difficult during each early easier easiest easily easy either else enough ensure entire even evening ever every everything
  everywhere exact exactly exist existing expect explain far fast few find first following full further general good great
  hand handle happen hard help here hidden idea important inside instead involve itself keep kind know large last late later
  learn least leave less likely little live long look lot made main mainly manage many matter maybe mean means might minute
  more morning most mostly much must myself near nearly necessary neither never new next nice nor normal normally not nothing now
  obvious often ok old once one only open opposite other others otherwise outside over own part particular pass people perfect
  perform perhaps pick place plain plus point possible possibly practice pretty prevent proper properly provide put quick
  quickly quite rather real really reason recommended remain right same say second see seem separate set several shall
  short show similar simple simplest simply since single small some somebody someone something sometimes somewhere soon
  special specific step still straight strange such suggest support supported sure take talk tell than think though three
  through thus time tiny today together top total toward towards trick true turn two type under understand unless until upon usual
  usually various very view wait weekend whatever whenever whether whole whom whose wide wish within without wonder word worse worst
  worth would wrong yes yet yourself`.split(/\s+/),
);

/** Words about where readers come from, with little weight. */
export const CONTEXT: readonly string[] =
  `express, hono, fastify, elysia, koa, hapi, nest, nestjs, next.js, nextjs, nuxt, sveltekit,
  remix, astro, flask, django, fastapi, rails, ruby, laravel, php, spring, asp.net, gin, golang, python, java,
  npm, package, module, app`.split(/\s*,\s*/);
