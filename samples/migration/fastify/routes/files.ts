import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const root = `${import.meta.dirname}/../public`;

export async function files(
  app: FastifyInstance,
) {
  app.register(fastifyStatic, { root });
}
