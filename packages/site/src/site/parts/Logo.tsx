import { withBase } from '../../model/base-url';
import type { SiteConfig } from '../../model/site';
import { Wordmark } from './Wordmark';

interface LogoProps {
  readonly site: Pick<SiteConfig, 'baseUrl' | 'logo' | 'title'>;
  /** Whether it is the first one on a page. */
  readonly isFirst?: boolean;
}

/** The logo of the configuration, or LIGO's wordmark. */
export function Logo({ site, isFirst = false }: LogoProps) {
  const { logo, baseUrl, title } = site;
  if (!logo) return <Wordmark hasGradient={isFirst} />;
  const { file, dark = file, width, height } = logo;
  const picture = (name: string, theme?: string) => (
    <img
      className={theme ? `logo ${theme}` : 'logo'}
      src={withBase(baseUrl, `/${name}`)}
      alt={title}
      width={width}
      height={height}
    />
  );
  if (dark === file) return picture(file);
  return (
    <>
      {picture(file, 'only-light')}
      {picture(dark, 'only-dark')}
    </>
  );
}
