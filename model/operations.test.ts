import { expect, test } from '@rstest/core';
import { isOpenApi, readOperations } from './operations.ts';

test('the document of a program that a reader has changed gives texts only', () => {
  const document = {
    openapi: '3.0.0',
    paths: {
      '/empty': null,
      '/orders': {
        // Not an operation.
        parameters: [{ name: 'shop', in: 'path' }],
        get: {
          summary: { text: 'Orders' },
          parameters: [null, { name: ['id'], in: {}, schema: null }],
          requestBody: {
            content: { 'application/json': { schema: { properties: { size: null }, required: 1 } } },
          },
          responses: { 200: null, 404: { description: [] } },
        },
      },
    },
  };
  if (!isOpenApi(document)) throw new Error('It is a document.');
  const [operation, ...others] = readOperations(document);
  expect(others).toEqual([]);
  const { summary = '', parameters = [], body = [], responses = [] } = operation ?? {};
  const texts = [
    summary,
    ...[...parameters, ...body, ...responses].flatMap(({ name, detail }) => [name, detail]),
  ];
  expect(texts).toHaveLength(11);
  expect(texts.filter((text) => typeof text !== 'string')).toEqual([]);
});
