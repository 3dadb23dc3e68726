import { useLocation } from '@rspress/core/runtime';
import { Component, type ReactNode } from 'react';
import { CONTENT_ID } from '../layout/SkipLink.tsx';
import styles from './errors.module.css';

/** Message of an error and of its causes, outermost first. */
function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  let current = error;
  while (current instanceof Error && messages.length < 10) {
    messages.push(current.message);
    current = current.cause;
  }
  return messages.length > 0 ? messages : [String(error)];
}

/** In place of a page that threw while rendering. */
function PageCrash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
      <h1>This page crashed.</h1>
      {messagesOf(error).map((message) => (
        <pre key={message} className={styles.message}>
          {message}
        </pre>
      ))}
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </main>
  );
}

interface BoundaryProps {
  /** A change of it forgets the error: the reader moved on. */
  resetKey: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => this.setState({ error: undefined, failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return <PageCrash error={this.state.error} onRetry={this.reset} />;
  }
}

/** Keeps navbar and footer standing when a page throws; going elsewhere recovers. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary resetKey={useLocation().pathname}>{children}</Boundary>;
}
