import type {
  FastifyError,
  FastifyReply,
  FastifyRequest,
} from 'fastify';

type Req = FastifyRequest;
type Reply = FastifyReply;

export function notFound(
  _req: Req,
  reply: Reply,
) {
  reply.code(404).send({ error: 'Not found' });
}

export function failed(
  error: FastifyError,
  _req: Req,
  reply: Reply,
) {
  const { statusCode = 500 } = error;
  if (statusCode < 500) {
    // Bad input: the error has its response.
    reply.send(error);
    return;
  }
  console.error(String(error));
  reply
    .code(500)
    .send({ error: 'Internal error' });
}
