import { withBase } from '../../model/base-url';
import type { SiteConfig, SocialIcon } from '../../model/site';
import { LineDrawing } from '../../site/parts/Icon';
import { Logo } from '../../site/parts/Logo';
import { SmartLink } from '../../site/parts/SmartLink';

const SOCIAL_ICONS: Readonly<Record<SocialIcon, string>> = {
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4.5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  video: 'M4 6h16v12H4V6Zm6 3v6l5-3-5-3Z',
  issues: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5v5m0 3v.01',
  social: 'M5 5l14 14M19 5 5 19',
  messaging: 'M3.5 11.5 20 5l-3 14-5-4-3 3-1-5-4.5-1.5Z',
  professional: 'M5 9v10M5 5v.01M10 19V9m0 4.5C10 11 11.5 9.300 14 9.300s4 1.700 4 4.200V19',
};

interface SocialPictureProps {
  readonly icon: SiteConfig['footer']['social'][number]['icon'];
  readonly baseUrl: string;
}

function SocialPicture({ icon, baseUrl }: SocialPictureProps) {
  if (isDrawing(icon)) return <LineDrawing path={SOCIAL_ICONS[icon]} />;
  return <img className="icon" src={withBase(baseUrl, `/${icon}`)} alt="" width="18" height="18" />;
}

function isDrawing(icon: SocialPictureProps['icon']): icon is SocialIcon {
  return icon in SOCIAL_ICONS;
}

/** The footer of every page. */
export function Footer({ site }: { site: SiteConfig }) {
  return (
    <div className="footer-inner">
      <div className="footer-about">
        <Logo site={site} />
        <p>{site.tagline}</p>
        <ul className="footer-social">
          {site.footer.social.map(({ link, icon, description }) => (
            <li key={link}>
              <a href={link} aria-label={description} title={description} rel="noopener noreferrer">
                <SocialPicture icon={icon} baseUrl={site.baseUrl} />
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
      <p className="footer-copyright">
        {site.copyright}
        <button type="button" className="footer-keys" data-control="keys">
          Keyboard shortcuts
        </button>
      </p>
    </div>
  );
}
