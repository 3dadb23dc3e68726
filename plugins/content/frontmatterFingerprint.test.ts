import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { fingerprintFrontmatter } from './frontmatterFingerprint.ts';

test('the fingerprint changes with front matter and lists, not with text', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  try {
    const write = (name: string, text: string) => {
      const file = path.join(dir, name);
      fs.writeFileSync(file, text);
    };
    write('a.mdx', '---\ntitle: A\n---\n\n# A\n');
    write('_meta.json', '[]');
    const facts = () => fingerprintFrontmatter(dir);
    const first = facts();
    write('a.mdx', '---\ntitle: A\n---\n\n# A\n\nMore.\n');
    expect(facts()).toBe(first);
    write('a.mdx', '---\ntitle: B\n---\n\n# A\n');
    const renamed = facts();
    expect(renamed).not.toBe(first);
    write('_meta.json', '["a"]');
    const listed = facts();
    expect(listed).not.toBe(renamed);
    fs.rmSync(path.join(dir, 'a.mdx'));
    expect(facts()).not.toBe(listed);
    write('a.mdx', '---\ntitle: B\n---\n');
    expect(facts()).toBe(listed);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
});
