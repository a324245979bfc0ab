import { Component, type ReactNode } from 'react';

/** Says so when the editor's script cannot be loaded. */
export class EditorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className="live-status live-check is-failed" role="alert">
        The editor could not be loaded. Check your connection, then reload the page.
      </p>
    );
  }
}
