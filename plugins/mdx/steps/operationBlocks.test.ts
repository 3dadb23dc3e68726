import { describe, expect, test } from '@rstest/core';
import { isOpenApi, readOperations } from '../../../model/operations.ts';
import { printMarkdown } from '../printMarkdown.ts';
import { operationBlocks } from './operationBlocks.ts';

describe('operations', () => {
  const document = {
    openapi: '3.0.0',
    paths: {
      '/api/todos/{id}': {
        put: {
          summary: 'Change | a todo',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  properties: {
                    title: { type: 'string', minLength: 1, maxLength: 100 },
                    done: { type: 'boolean', default: false },
                  },
                  required: ['title'],
                },
              },
            },
          },
          responses: { 200: { description: 'Changed' }, 404: {} },
        },
      },
    },
  };

  test('describes the operations of a document', () => {
    expect(isOpenApi(document)).toBe(true);
    expect(isOpenApi([document])).toBe(false);
    expect(readOperations(document)).toEqual([
      {
        method: 'PUT',
        path: '/api/todos/{id}',
        summary: 'Change | a todo',
        parameters: [{ name: 'id', detail: 'path, integer' }],
        body: [
          { name: 'title', detail: 'string, 1–100 characters' },
          { name: 'done', detail: 'boolean, default false, optional' },
        ],
        responses: [
          { name: '200', detail: 'Changed' },
          { name: '404', detail: '' },
        ],
      },
    ]);
  });

  test('as Markdown they are a paragraph and a list each, and nothing in them can break it', () => {
    expect(printMarkdown(operationBlocks(readOperations(document)))).toBe(
      [
        '**`PUT /api/todos/{id}`** Change | a todo',
        '',
        '- Parameters: `id` (path, integer)',
        '- Body: `title` (string, 1–100 characters); `done` (boolean, default false, optional)',
        '- Responses: `200` (Changed); `404`',
        '',
      ].join('\n'),
    );
  });
});
