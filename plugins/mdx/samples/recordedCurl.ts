import path from 'node:path';
import { curlCommand } from '../../../model/curl.ts';
import { quote } from '../../../model/shell.ts';
import { type FormPart, formParts } from '../../content/samples/body.ts';
import type { HttpRequest } from '../../content/samples/httpFile.ts';

/** One part of a form with files. The file is expected in the folder where the command is typed. */
function formOption({ name, filename, type, file, text }: FormPart): string {
  if (file === undefined) return `--form-string ${quote(`${name}=${text}`)}`;
  const own = path.posix.basename(file);
  const claims = [
    ...(filename === own ? [] : [`filename=${filename}`]),
    ...(type === undefined ? [] : [`type=${type}`]),
  ];
  return `-F ${quote([`${name}=@${own}`, ...claims].join(';'))}`;
}

export const recordedCurl = (request: HttpRequest): string =>
  curlCommand(request, { cookieJar: request.cookieJar, form: formParts(request)?.map(formOption) });
