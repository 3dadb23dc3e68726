import { useLocation } from '@rspress/core/runtime';
import { Component, type ReactNode } from 'react';
import { errorCrashed, errorNotLoaded, errorRetry, errorTryAgain } from '#words';
import { isLoadError } from '../boot/loadError.ts';
import { Button } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import { Main } from '../navigation/Main.tsx';
import { messagesOf } from './errorMessages.ts';
import styles from './errors.module.css';

interface CrashProps {
  error: unknown;
  onRetry: () => void;
}

function Crash({ error, onRetry }: CrashProps) {
  const text = useText();
  const notLoaded = isLoadError(error);
  return (
    <div className={styles.page} role="alert">
      <h1>{text(notLoaded ? errorNotLoaded : errorCrashed)}</h1>
      {messagesOf(error).map((message) => (
        <pre key={message} className={styles.message}>
          {message}
        </pre>
      ))}
      <Button shape="primary" onClick={onRetry}>
        {text(notLoaded ? errorRetry : errorTryAgain)}
      </Button>
    </div>
  );
}

interface BoundaryProps {
  /** Another key clears the error. */
  resetKey: string;
  /** True where the page's main landmark is inside the boundary, so that the message needs another one. */
  landmark: boolean;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown } | undefined;
  resetKey: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  retry = () => {
    // The bundler and the engine cache failed loads: only a new document requests them again.
    if (isLoadError(this.state.failure?.error)) void window.boot.retry();
    else this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const crash = <Crash error={failure.error} onRetry={this.retry} />;
    return this.props.landmark ? <Main>{crash}</Main> : crash;
  }
}

/** Error boundary of the page (specification.md ERR-1), reset by a navigation. */
export function PageBoundary({ children, landmark = false }: { children: ReactNode; landmark?: boolean }) {
  return (
    <Boundary resetKey={useLocation().pathname} landmark={landmark}>
      {children}
    </Boundary>
  );
}
