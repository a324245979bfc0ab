import './ConsentBanner.css';
import { answer } from './answer';

export function ConsentBanner({ onAnswer }: { onAnswer: () => void }) {
  const choose = (consent: 'accepted' | 'declined') => {
    answer(consent);
    onAnswer();
  };
  return (
    <section className="consent" aria-label="Cookie consent">
      <p>
        We use cookies to monitor our website and improve your preferred pages. Help us provide a good
        navigation experience by accepting them.
      </p>
      <div className="consent-buttons">
        <button type="button" className="button" onClick={() => choose('declined')}>
          No, thanks
        </button>
        <button type="button" className="button is-primary" onClick={() => choose('accepted')}>
          OK!
        </button>
      </div>
    </section>
  );
}
