import '../live.page.css';
import { Changed } from './Changed.tsx';
import { Code } from './Code.tsx';
import { Command } from './Command.tsx';
import { Console } from './Console.tsx';
import { CopyLink } from './CopyLink.tsx';
import { Fields, FieldTabs } from './Fields.tsx';
import { OtherShell } from './OtherShell.tsx';
import { RequestForm } from './RequestForm.tsx';
import { Response } from './Response.tsx';

/** Components of a live program, in place of the served content. */
export const parts = {
  Changed,
  Code,
  Command,
  Console,
  CopyLink,
  Fields,
  FieldTabs,
  OtherShell,
  RequestForm,
  Response,
};

export type Parts = typeof parts;
