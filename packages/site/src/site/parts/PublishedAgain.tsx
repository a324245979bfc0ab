/** Shown instead of advice about the connection when a part of the page belongs to a former build. */
export function PublishedAgain() {
  return (
    <>
      <p>The site has been published again. Reload the page to go on: your place is kept.</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Reload
        </button>
      </p>
    </>
  );
}
