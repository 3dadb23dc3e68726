import type {
  FastifyReply,
  FastifyRequest,
} from 'fastify';

type Req = FastifyRequest;
type Reply = FastifyReply;

export async function stamp(
  _req: Req,
  reply: Reply,
) {
  reply.header('x-kitchen', 'open');
}

export async function staffOnly(
  req: Req,
  reply: Reply,
) {
  const token = req.headers.authorization;
  if (token === 'Bearer flip') return;
  return reply
    .code(401)
    .send({ error: 'Staff only' });
}
