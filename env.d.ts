/// <reference types="@rsbuild/core/types" />

import 'react';

declare module 'react' {
  // Invoker commands: not in the types yet.
  interface ButtonHTMLAttributes<T> {
    command?: string | undefined;
    commandfor?: string | undefined;
  }
}

declare global {
  interface ImportMeta {
    readonly env: {
      /** True in the pass that writes the Markdown twins. */
      readonly SSG_MD: boolean;
    };
  }
}
