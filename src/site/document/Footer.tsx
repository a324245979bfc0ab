import type { SiteConfig } from '../../model/site';
import { SmartLink } from '../parts/SmartLink';
import { Wordmark } from '../parts/Wordmark';
import { SocialIconView } from './SocialIconView';

/** What stands under every page. Rendered by the build only. */
export function Footer({ site }: { site: SiteConfig }) {
  return (
    <div className="footer-inner">
      <div className="footer-about">
        <Wordmark />
        <p>{site.tagline}</p>
        <ul className="footer-social">
          {site.footer.social.map(({ link, icon, description }) => (
            <li key={icon}>
              <a href={link} aria-label={description} title={description} rel="noopener noreferrer">
                <SocialIconView icon={icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {site.footer.groups.map(({ title, links }) => (
        <nav key={title} className="footer-group" aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ label, to }) => (
              <li key={label}>
                <SmartLink to={to}>{label}</SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p className="footer-copyright">{site.copyright}</p>
    </div>
  );
}
