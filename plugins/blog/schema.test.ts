import { expect, test } from '@rstest/core';
import { jsonSchemas } from './schema.ts';

test('editors get the tags and authors that there are', () => {
  const schemas = jsonSchemas(['c++', 'zod'], ['ada']);
  expect(Object.keys(schemas)).toEqual(['post.schema.json', 'tags.schema.json', 'authors.schema.json']);
  expect(schemas['post.schema.json']).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    required: ['title', 'description', 'date', 'authors'],
    properties: {
      tags: { items: { enum: ['c++', 'zod'] } },
      authors: { minItems: 1, items: { enum: ['ada'] } },
      draft: { type: 'boolean', default: false },
    },
  });
});

test('a blog without tags and authors has schemas too', () => {
  expect(jsonSchemas([], [])['post.schema.json']).toMatchObject({
    properties: { tags: { items: { type: 'string' } } },
  });
});

test('the files of tags and authors may name their schema, and know no other keys', () => {
  const { 'tags.schema.json': tags, 'authors.schema.json': authors } = jsonSchemas([], []);
  expect(tags).toMatchObject({
    properties: { $schema: { type: 'string' } },
    additionalProperties: { required: ['label'], additionalProperties: false },
  });
  expect(authors).toMatchObject({
    additionalProperties: { required: ['name'], additionalProperties: false },
  });
});
