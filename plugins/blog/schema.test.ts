import { expect, test } from '@rstest/core';
import { jsonSchemas } from './schema.ts';

test('the files of tags and authors may name their schema, and know no other keys', () => {
  const { 'tags.schema.json': tags, 'authors.schema.json': authors } = jsonSchemas();
  expect(tags).toMatchObject({
    properties: { $schema: { type: 'string' } },
    additionalProperties: { required: ['label'], additionalProperties: false },
  });
  expect(authors).toMatchObject({
    additionalProperties: { required: ['name'], additionalProperties: false },
  });
});
