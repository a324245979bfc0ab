/** Loads the styles of front pages, for readers who come from other pages: their files contain them. */
import './front.css';

export const areFrontStylesLoaded = true;
