/** What readers say, and what the pages say instead. The one place for words; weights stand in `ranking.ts`. */

/** Words that stand in every text and in every question. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about am an and any anybody are as at be been but by can cannot could did do does doesn doing don for from get
  gets getting give go got had has have having he help her his how i if in instead into is isn it its just let like ll make me
  my need of on or our please re s should so some t than that the their them then there these they thing things
  this those to too try trying up us use used using ve via want was way we were what when where which while who why
  will with won work works would you your burgerapi burger-api`.split(/\s+/),
);

/** Words of any subject: they count little beside words that name one. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  `able above across actual actually again all allow allowed already also although always among another anybody anyone anything
  around available away back bad basic because before begin behave below best better between big both bring build but call case
  certain change cheap clean clear common complete completely contain correct correctly create currently decide deep detail
  different difference difficult during each early easier easiest easily easy either else enough ensure entire even ever every everything
  everywhere exact exactly exist existing expect explain far fast few find first following full further general good great
  hand handle happen hard help here hidden idea important inside instead involve itself keep kind know large last late later
  learn least leave less likely little live long look lot made main mainly manage many matter maybe mean means might minute
  more most mostly much must myself near nearly necessary neither never new next nice nor normal normally not nothing now
  obvious often ok old once one only open opposite other others otherwise outside over own part particular pass people perfect
  perform perhaps pick place plain plus point possible possibly practice pretty prevent proper properly provide put quick
  quickly quite rather real really reason recommended remain right safe same say second see seem separate set several shall
  short show similar simple simplest simply since single small some somebody someone something sometimes somewhere soon
  special specific step still straight strange such suggest support supported sure take talk tell than think though three
  through thus time tiny together top total toward towards trick true turn two type under understand unless until upon usual
  usually various very view wait whatever whenever whether whole whom whose wide wish within without wonder word worse worst
  worth would wrong yes yet yourself`.split(/\s+/),
);

/** Words that are not forms of the word that their ending suggests. */
export const OWN_WORDS: ReadonlySet<string> = new Set(['paging', 'news']);

/** Words that are not two, whatever their capitals suggest: "open" is not what "OpenAPI" is about. */
export const UNDIVIDED_WORDS: ReadonlySet<string> = new Set(['openapi']);

/** Words that say where readers come from, not what they want: they count little beside words that do. */
export const CONTEXT: readonly string[] =
  `express, hono, fastify, elysia, koa, hapi, nest, nestjs, next.js, nextjs, nuxt, sveltekit,
  remix, astro, flask, django, fastapi, rails, ruby, laravel, php, spring, asp.net, gin, golang, python, java, node, nodejs,
  npm, package, module, app`.split(/\s*,\s*/);

/**
 * What the pages say, and what readers say for it, each between commas. Several words of readers are looked for side by
 * side; several words of the pages must stand together in a section. Words that share a stem ("validate", "validation")
 * need no entry.
 */
export const VOCABULARY: readonly (readonly [pages: string, readers: string])[] = [
  // Routing
  [
    '[...], wildcard',
    'catch all, catchall, splat, star, asterisk, glob, greedy, rest parameter, any path, fallback, match all, match everything',
  ],
  [
    'path parameter, dynamic',
    'url parameter, url param, url variable, path variable, path param, route parameter, route param, route variable, placeholder, slug, dynamic segment, req param, request param, req params',
  ],
  [
    'group',
    'parenthesis, parentheses, parenthesised, bracket, namespace, blueprint, feature, team, organise, organize, sub router, subrouter',
  ],
  ['routing folder, route', 'file based, server route, api route'],
  ['folder', 'directory, directories, file system, filesystem, nested, namespace'],
  ['file to url', 'convention, structure, file naming'],
  ['route', 'endpoint, router, resource, url mapping, urlconf, controller'],
  ['handler', 'controller, action, endpoint'],
  ['priority', 'precedence, specificity, ranking'],
  ['same url, conflict', 'duplicate, collision, overlap, overlapping, clash, ambiguous'],
  [
    'query string, query',
    'search param, get parameter, query parameter, query param, query arg, querystring, url query, request arg, req query',
  ],
  ['method', 'verb'],
  ['slash', 'trailing, trailing slash'],
  ['prefix', 'base url, basepath, base path, mount point, beginning, api version, version of the api'],
  ['another framework, mount app', 'mount'],
  ['second try, matching', 'fall through, fallthrough, next match'],
  ['segment', 'piece of the path, url part, path part, rest of the path'],
  // Request and response
  ['response', 'reply, res, output, respond'],
  [
    'Response.json',
    'jsonify, send json, return json, json response, reply json, res json, c json, ctx json, reply send',
  ],
  ['request', 'req, input'],
  ['request, response', 'ctx'],
  ['redirect', 'forward'],
  ['body', 'express json'],
  ['option, configuration', 'app set'],
  ['response', 'res end, res send, res write, ctx body'],
  ['Bun.file, file', 'send file, sendfile, download, attachment, stream file'],
  ['status', 'response code, http code, status code'],
  ['body', 'payload, post data, request data, request body, req body, body parser, bodyparser'],
  ['form', 'multipart, formdata, form data, urlencoded, upload, multer, busboy, formidable'],
  ['cookie', 'cookie parser'],
  ['cookie, authentication', 'session, csrf'],
  ['upload, form', 'file upload, upload file'],
  ['head', 'header only'],
  // Validation
  [
    'schema, validation',
    'model, dto, data transfer object, serializer, pydantic, joi, yup, valibot, ajv, typebox, class validator, pipe, sanitize, sanitise, sanitizer, constraint',
  ],
  ['validation', 'check, checking, input, verify'],
  ['zod', 'joi, yup, valibot, ajv, typebox'],
  ['coerce', 'cast, convert, conversion, parse int, to number'],
  [
    'unknown keys',
    'additional property, additional properties, extra field, extra key, extra property, unexpected field, whitelist, strip',
  ],
  ['error shape, error answer, error response, issue', 'error format, problem details'],
  ['own message', 'custom error message, custom message, error text'],
  ['invalid input', 'bad request, invalid data'],
  ['type infer, type argument, type', 'inference, generic, typing, strict mode, type safe, type safety'],
  ['repeated keys', 'multiple values, array in query, query array, array parameter, list parameter'],
  ['checks that need to wait, async', 'async validation, asynchronous, unique check, refine async'],
  ['another status or shape', '422, unprocessable, reshape, change status'],
  ['no objects, array', 'array body, list body'],
  ['share schemas', 'reuse schema, common schema, shared schema'],
  ['what the handler gets, validated', 'parsed data, parsed body, validated data, safe data'],
  // Middleware
  [
    'middleware',
    'interceptor, hook, filter, guard, decorator, pipeline, chain, before every request, before request, pre handler, prehandler, before handle, before action, before filter, on request, dependency injection, depends',
  ],
  [
    'after function, response hook',
    'hook, post process, after response, after hook, on send, on response, after handle, response interceptor',
  ],
  ['global middleware, middleware', 'app use, use middleware'],
  [
    'authentication, token',
    'auth, authn, authz, authorize, authorise, authorization, authorisation, authentification, login, log in, logged in, sign in, protect, secure, private, restrict, role, permission, admin, account, user account, credential, jwt, bearer, api key, access token, passport, oauth, guard, basic auth, identity',
  ],
  ['protect', 'secure, private, restrict, guard, lock'],
  [
    'pass data',
    'context, locals, state, attach, request context, share data, derive, decorate, current user, logged in user',
  ],
  ['cors', 'cross origin, allow origin, access control, cross site, same origin'],
  ['log, request log', 'logger, logging, audit, access log, morgan, winston, pino, trace'],
  [
    'measure time',
    'timing, latency, response time, duration, how long, elapsed, slow, speed, stopwatch, profile',
  ],
  ['rate limit', 'throttle, throttling, rate limiter, too many requests, quota, ddos, abuse'],
  ['header', 'helmet, security header'],
  ['take options', 'middleware option, configurable middleware, factory, parameterised, parameterized'],
  ['for several files', 'scope, scoped, some routes, certain routes, specific routes, per folder, only for'],
  ['change the response', 'modify response, modify, rewrite, alter, transform response'],
  ['where middleware does not run', 'skip, bypass, not called, never called, never runs'],
  ['order', 'sequence, execution order, run first, runs first'],
  // Errors
  [
    'thrown error',
    'exception, catch, error handler, error handling, handle error, on error, crash, try catch, internal server error, failure',
  ],
  ['error messages', 'leak, expose, sensitive, stack trace'],
  ['own 404', '404 handler, not found handler, not found page, custom 404'],
  ['failed start, start-up error', 'startup, start up error, fails to start, does not start, boot error'],
  ['troubleshooting, goes wrong', 'problem, not working, stuck, help, faq, debug'],
  // OpenAPI
  [
    'openapi',
    'swagger, open api, api documentation, api docs, redoc, spec, specification, api reference, documentation page, api explorer, rest docs, documentation, postman, insomnia',
  ],
  ['openapi document', 'spec, specification, machine readable'],
  ['swagger ui', 'explorer, interactive, documentation page'],
  ['hide', 'disable, turn off, switch off, remove, deactivate, hide docs'],
  ['deprecated', 'obsolete, outdated, legacy, retire'],
  ['save the document', 'export openapi, generate client, codegen, code generation, sdk, generate types'],
  ['work offline, internet', 'offline, cdn, self host, without internet, air gapped'],
  ['operation', 'annotate, annotation, metadata, summary'],
  // Pages
  [
    'static pages, page, html',
    'html, website, web site, view, frontend, front end, site, home page, homepage, landing page',
  ],
  [
    'folder of files, static pages',
    'public folder, public directory, static file, static folder, static asset, static files',
  ],
  ['static pages, same markup', 'spa, single page app, client side routing'],
  ['template, layout', 'templating, ejs, pug, handlebars, mustache, render engine, partial, view engine'],
  [
    'page handler, server-side rendering',
    'ssr, server side rendering, server rendered, server rendering, render html, dynamic html, loader',
  ],
  ['jsx', 'react, preact, component, tsx'],
  ['asset, file', 'image, favicon, icon, picture, css, stylesheet, font'],
  // Sockets
  [
    'websocket',
    'real time, realtime, socket io, socket, ws, bidirectional, two way, duplex, chat, live, push',
  ],
  [
    'server-sent event',
    'sse, real time, realtime, event stream, eventsource, event source, push, live, stream, streaming, notification',
  ],
  // Running
  [
    'deployment',
    'deploy, hosting, host, publish, ship, go live, vps, cloud, heroku, vercel, railway, fly io, aws, lambda, serverless, azure, digitalocean, production server, roll out, rollout',
  ],
  [
    'container, docker',
    'dockerfile, docker image, container image, kubernetes, k8s, podman, compose, docker compose',
  ],
  [
    'service systemd',
    'pm2, process manager, daemon, background, forever, supervisor, supervisord, init script',
  ],
  [
    'shut down',
    'shutdown, graceful, gracefully, stop, kill, terminate, sigint, drain, draining, downtime, zero downtime, exit, rolling restart',
  ],
  ['reverse proxy', 'caddy, traefik, apache, haproxy, proxy, nginx, gateway'],
  ['balance, several processes', 'load balancer, cluster, scale, scaling, horizontal, worker process'],
  ['tls', 'https, ssl, certificate, encrypt, encryption, letsencrypt, http2'],
  ['client address, forwarded', 'ip address, client ip, remote address, user ip'],
  ['health check', 'uptime, liveness, readiness, probe, heartbeat, monitor, monitoring, alive'],
  [
    'watch restart',
    'autoreload, hot reload, live reload, auto restart, hmr, nodemon, file change, restart automatically, reload',
  ],
  ['development', 'dev server, dev mode, local development'],
  ['binaries, executable', 'executable, single file, standalone, binary, compile'],
  ['bundle', 'bundler, webpack, vite, esbuild, rollup, minify, build step'],
  ['environment variable', 'env, vars, dotenv, secret, env file'],
  ['configuration, option', 'settings, config, customize, customise, setting'],
  ['limit', 'quota, maximum, max, size limit'],
  ['too large, limit', 'body size, size limit, payload too large, big'],
  [
    'idle, silent',
    'timeout, time out, hang, hangs, hang up, connection reset, socket hang, keep alive, disconnect',
  ],
  ['hostname, address interfaces', 'localhost, bind, interface'],
  ['port in use', 'already in use, eaddrinuse, address in use'],
  ['missing folder', 'enoent'],
  [
    'serve',
    'listen, app listen, start server, run server, launch, spin up, boot, start app, start the server, run the server, spin up the server',
  ],
  [
    'testing, bun test',
    'test, unit test, integration test, jest, vitest, supertest, mocha, mock, end to end test, tdd',
  ],
  ['working directory, folder', 'cwd, dirname, relative path, absolute path, current directory'],
  ['effect', 'ignored, no effect, unused, useless'],
  ['install for production', 'npm ci, lockfile, frozen lockfile, dev dependency'],
  ['before you deploy, before you put it online', 'checklist, hardening, best practice'],
  ['run from source, production mode', 'run in production, start in production'],
  // First steps
  [
    'installation, create project',
    'get started, getting started, quick start, quickstart, setup, set up, scaffold, bootstrap, new project, start a project, npx, init, boilerplate, starter, create app',
  ],
  [
    'hello world',
    'first api, first endpoint, first app, beginner, quick start, quickstart, tour, quick tour, minimal',
  ],
  [
    'prerequisites, needs',
    'requirement, compatible, compatibility, supported version, dependency, dependencies',
  ],
  [
    'does not have, not part',
    'what is missing, limitation, unsupported, lack, lacking, future, roadmap, planned, upcoming, to come, not supported',
  ],
  ['announced', 'future, roadmap, planned, upcoming, coming soon'],
  ['state of the project', 'production ready, stable, stability, mature, maintained'],
  ['node.js', 'node, nodejs, deno, runtime'],
  [
    'another framework',
    'alternative, comparison, compare, versus, vs, express, hono, fastify, elysia, koa, hapi, nest, nestjs, next.js, nextjs, flask, django, fastapi, rails, laravel, spring',
  ],
  ['command-line tool', 'cli, command line, generator'],
  ['tutorial', 'example, sample, demo, guide, learn, walkthrough, course, lesson, step by step'],
  ['todo', 'crud'],
  ['store', 'memory, in memory'],
  ['MIT, licence', 'license, licence, open source, copyright'],
  ['project layout', 'project structure, folder structure, file structure, file tree, project organisation'],
  ['typescript', 'tsconfig, compiler option, ts config'],
  ['built into bun', 'bun feature, password hashing, hash'],
  // Releases
  [
    'release',
    'changelog, change log, release note, history, announcement, new feature, feature, what new, what is new, what s new, whats new, update, version history, version, news',
  ],
  ['upgrade', 'migration, migrate, update, upgrading, what new, what is new, what s new'],
  ['release, changed', 'breaking, breaking change'],
  ['latest', 'recent, current, last, newest'],
  ['blog', 'article'],
  // Around
  [
    'plugin, ecosystem, libraries',
    'extension, addon, add on, library, third party, 3rd party, integration, community',
  ],
  ['share middleware', 'reuse, reusable, community'],
  [
    'database, sqlite',
    'db, postgres, postgresql, mysql, mongodb, mongoose, prisma, drizzle, orm, sql, persist, persistence, storage, relational, mariadb, knex, typeorm',
  ],
  ['paging, pages filter', 'pagination, paginate, page through, infinite scroll'],
  // Code of other frameworks
  ['export function get, handler', 'app get, router get'],
  ['handler method, handler', 'app post, app put, app delete, app patch, router post'],
  ['export function', 'app all, app route'],
];
