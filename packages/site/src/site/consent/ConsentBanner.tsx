/**
 * The question about cookies, in the HTML of every page. CSS shows it while the page is marked with `data-asks`. It is a part of
 * the page, at its top, so that it covers nothing and is among the first that a keyboard reaches.
 */
export function ConsentBanner() {
  return (
    <section className="consent" aria-label="Cookie consent">
      <p>
        We use cookies to monitor our website and improve your preferred pages. Help us provide a good
        navigation experience by accepting them.
      </p>
      <div className="consent-buttons">
        <button type="button" className="button" data-control="decline">
          No, thanks
        </button>
        <button type="button" className="button is-primary" data-control="accept">
          OK!
        </button>
      </div>
    </section>
  );
}
