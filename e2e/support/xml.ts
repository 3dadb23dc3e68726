/** XML files of the build, read with libxml2. */
import fs from 'node:fs';
import path from 'node:path';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';

/**
 * The schema of Sitemaps 0.9: https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd, unchanged. The protocol is published under the
 * Creative Commons licence CC BY-SA 2.5.
 */
export const SITEMAP_SCHEMA = path.join(import.meta.dirname, 'schemas/sitemap-0.9.xsd');

/**
 * Violations of an XML schema in a document, one per line.
 *
 * @param xml text of the document.
 * @param schema absolute path of an XSD.
 * @throws when the document is not well-formed.
 */
export function schemaErrors(xml: string, schema: string): string[] {
  const definition = XmlDocument.fromString(fs.readFileSync(schema, 'utf8'));
  const validator = XsdValidator.fromDoc(definition);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ line, message }) => `${line}: ${message.trim()}`);
  } finally {
    for (const part of [document, validator, definition]) part.dispose();
  }
}
