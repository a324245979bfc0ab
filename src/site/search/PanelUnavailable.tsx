import { FetchFailed } from './states';

/** Takes the place of the panel when its script cannot be loaded. */
export function PanelUnavailable() {
  return (
    <div className="search-body">
      <FetchFailed onRetry={() => location.reload()} />
    </div>
  );
}
