/** A site with another name, logo, colours, font and social links. */
import type { SiteConfig } from '../../../packages/site/src/model/site';
import { site as usual } from '../../../site.config';

export const site: SiteConfig = {
  ...usual,
  title: 'Taco',
  tagline: 'Tacos on the chain',
  stylesheet: 'look.css',
  favicon: 'icons/icon-192.png',
  logo: { file: 'icons/icon-192.png', dark: 'icons/icon-512.png', width: 32, height: 32 },
  footer: {
    ...usual.footer,
    social: [
      { link: 'https://forum.example', icon: 'favicon.svg', description: 'Ask in the forum' },
      { link: 'https://chat.example', icon: 'chat', description: 'Ask in the chat' },
    ],
  },
};
