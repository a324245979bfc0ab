import type { Tree } from '@lezer/common';
import { escapeHtml } from './escape-html';
import { renderTokens, type WrapToken, wrapInSpan } from './html';
import type { LigoSyntax } from './language';
import { tokensOf } from './ligo-tokens';
import { MAX_HIGHLIGHTED } from './limits';
import { parse } from './parse';
import { hidePlaceholders } from './signature';

/** The address of a named type, with its module path; undefined for a name without a link. */
export type LinkType = (typeName: string) => string | undefined;

/** The HTML of a type or a signature line such as `val size : string -> nat`; named types may be linked. */
export function highlightType(type: string, language: LigoSyntax, link?: LinkType): string {
  const tree =
    type.length > MAX_HIGHLIGHTED ? undefined : parse(readable(type, language), language, 'Signature');
  if (!tree) return escapeHtml(type);
  const parameters = typeParameters(type, tree);
  const wrap: WrapToken = (text, token) => {
    const isNamedType =
      tree.resolveInner(token.from, 1).name === 'TypeName' && /^\w/.test(text) && !parameters.has(text);
    const href = isNamedType ? link?.(qualifiedName(type, token.from, text)) : undefined;
    if (href === undefined) return wrapInSpan(text, token);
    return `<a class="${token.class}" href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  };
  return hidePlaceholders(renderTokens(type, tokensOf(type, tree), wrap));
}

/**
 * Some JsLIGO signatures contain `'a`, which is not valid JsLIGO, or a type named `return`, which is
 * reserved. They are replaced by names of the same length.
 */
function readable(type: string, language: LigoSyntax): string {
  return language === 'jsligo' ? type.replace(/'(?=[a-z])|\br(?=eturn\b)/g, '_') : type;
}

/** The names bound by `<key, value>`: they do not refer to the types of that name. */
function typeParameters(type: string, tree: Tree): ReadonlySet<string> {
  const names = new Set<string>();
  tree.iterate({
    enter(node) {
      if (node.name === 'TypeParameter') names.add(type.slice(node.from, node.to));
    },
  });
  return names;
}

/** The name with its module path: `Dynamic_entrypoints.t`. */
function qualifiedName(type: string, at: number, name: string): string {
  return (/(?:[A-Z]\w*\.)*$/.exec(type.slice(0, at))?.[0] ?? '') + name;
}
