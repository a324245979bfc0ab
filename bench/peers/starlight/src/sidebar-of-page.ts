// Starlight has one sidebar for all pages. This keeps the tree of a page's own version, by the means that its guide to
// route data describes: otherwise each page would hold the links of all versions.
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import data from '../sidebar.json' with { type: 'json' };

export const onRequest = defineRouteMiddleware(({ locals }) => {
  const route = locals.starlightRoute;
  const label = data.treeOf[route.id];
  const own = route.sidebar.find((group) => group.label === label);
  if (own?.type === 'group') route.sidebar = own.entries;
});
