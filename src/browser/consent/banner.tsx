import './banner.css';
import { createRoot } from 'react-dom/client';
import { answer } from './consent';

const TEXT =
  'We use cookies to monitor our website and improve your preferred pages. Help us provide a good navigation experience by accepting them.';

/** Shows the consent notice and answers with the way to close it. */
export function showBanner(): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <Banner
      onChoice={(consent) => {
        answer(consent);
        close();
      }}
    />,
  );
  return close;
}

function Banner({ onChoice }: { onChoice: (consent: 'accepted' | 'declined') => void }) {
  return (
    <section className="consent" aria-label="Cookie consent">
      <p>{TEXT}</p>
      <div className="consent-buttons">
        <button type="button" className="button" onClick={() => onChoice('declined')}>
          No, thanks
        </button>
        <button type="button" className="button is-primary" onClick={() => onChoice('accepted')}>
          OK!
        </button>
      </div>
    </section>
  );
}
