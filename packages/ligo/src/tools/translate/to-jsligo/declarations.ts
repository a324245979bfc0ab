import type { Attribute, Declaration, ModuleDeclaration, SignatureExpression } from '../../../syntax/ast';
import { bindersOf } from '../../../syntax/walk-types';
import { refuse, sourceOf, type Translating } from '../context';
import { typeName, valueName } from '../names';
import { Scope } from './scope';
import { bindingText } from './statements';
import { attributesText, pathText, typeText } from './types';

/** The declarations of a file or a module. */
export function declarationsText(
  whole: Translating,
  declarations: readonly Declaration[],
  place: 'file' | 'namespace' = 'file',
  outer = new Scope(),
): string {
  const names = declarations.map(namesOf);
  let scope = outer.inner(names.flat());
  return declarations
    .map((declaration, index) => {
      const context = whole.inFile(declaration.span.file);
      scope.hide(hiddenNames(declaration, names.slice(index + 1).flat()));
      const gap = context.comments.gap(startOf(declaration));
      const before = context.comments.before(startOf(declaration));
      const { written, inner } = declarationText(context, declaration, place, scope);
      scope = inner;
      const left = context.comments.before(declaration.span.to);
      return `${gap}${before}${left}${written}${context.comments.behind(declaration.span).trimEnd()}`;
    })
    .join('');
}

/** Those that a later declaration of the same list hides, unless the chain or a test run sees both. */
function hiddenNames(declaration: Declaration, later: readonly string[]): readonly string[] {
  if (isEntry(declaration.attributes)) return [];
  return namesOf(declaration).filter((name) => later.includes(name) && !name.startsWith('test'));
}

function namesOf(declaration: Declaration): readonly string[] {
  return declaration.kind === 'value' ? bindersOf(declaration.pattern).map(({ text }) => text) : [];
}

function startOf({ attributes, span }: Declaration): number {
  return Math.min(span.from, ...attributes.map((attribute) => attribute.span.from));
}

function declarationText(
  context: Translating,
  declaration: Declaration,
  place: 'file' | 'namespace',
  scope: Scope,
): { readonly written: string; readonly inner: Scope } {
  const lead = leadText(context, declaration, place);
  const plain = (written: string) => ({ written: `${lead}${written}`, inner: scope });
  switch (declaration.kind) {
    case 'value': {
      const { written, inner } = bindingText(context, declaration, scope);
      const name = nameOf(declaration);
      if (name !== '' && !scope.hides(name) && inner.used(name) !== valueName(name, 'jsligo')) {
        refuse(
          context,
          declaration.span,
          `\`${name}\` is declared twice, which JsLIGO refuses.`,
          'Give one of them another name.',
        );
      }
      return { written: `${lead}${written}`, inner };
    }
    case 'type':
      return plain(typeDeclaration(context, declaration));
    case 'module':
      return plain(moduleText(context, declaration, scope));
    case 'signature': {
      const { items, parents } = signatureParts(context, declaration.body);
      const inherited = parents.length > 0 ? ` extends ${parents.join(', ')}` : '';
      return plain(`interface ${declaration.name.text}${inherited} {\n${items}}`);
    }
    case 'include':
      return plain(
        refuse(
          context,
          declaration.span,
          'JsLIGO does not include modules.',
          'Declare the names again: `const x = M.x;`.',
        ),
      );
    case 'error':
      return plain(
        refuse(context, declaration.span, 'This declaration cannot be read.', 'Correct it first.'),
      );
  }
}

/** Decorators, and `export` where another module uses the name. */
function leadText(context: Translating, declaration: Declaration, place: 'file' | 'namespace'): string {
  const attributes = declaration.attributes.filter(({ key }) => key !== 'private');
  const decorators = attributesText(context, attributes);
  const isExported =
    place === 'namespace' &&
    declaration.exported &&
    !isEntry(attributes) &&
    (context.explicit || context.usedOutside.has(nameOf(declaration)));
  return `${decorators ? `${decorators}\n` : ''}${isExported ? 'export ' : ''}`;
}

function isEntry(attributes: readonly Attribute[]): boolean {
  return attributes.some(({ key }) => /^(entry|view|dyn_entry|public)$/.test(key));
}

function nameOf(declaration: Declaration): string {
  if (declaration.kind === 'value')
    return declaration.pattern.kind === 'variable' ? declaration.pattern.name.text : '';
  return 'name' in declaration ? declaration.name.text : '';
}

export function typeDeclaration(
  context: Translating,
  declaration: Extract<Declaration, { kind: 'type' }>,
): string {
  const parameters = declaration.parameters.map(({ text }) =>
    text === '_' ? '_' : typeName(text, 'jsligo'),
  );
  const given = parameters.length > 0 ? `<${parameters.join(', ')}>` : '';
  return `type ${typeName(declaration.name.text, 'jsligo')}${given} = ${typeText(context, declaration.body)};`;
}

export function moduleText(context: Translating, declaration: ModuleDeclaration, scope: Scope): string {
  const name = declaration.name.text;
  switch (declaration.body.kind) {
    case 'file':
      return sourceOf(context, declaration.body).trim();
    case 'path':
      return `import ${name} = ${pathText(declaration.body.path)};`;
    case 'body': {
      const signatures = declaration.signatures.map((signature) => {
        if (signature.kind === 'path') return pathText(signature.path);
        const { items, parents } = signatureParts(context, signature);
        return [...parents, `{\n${items}}`].join(', ');
      });
      const head = signatures.length > 0 ? ` implements ${signatures.join(', ')}` : '';
      const body = declarationsText(context, declaration.body.declarations, 'namespace', scope);
      return `namespace ${name}${head} {${body}\n${context.comments.before(declaration.body.span.to)}}`;
    }
  }
}

function signatureParts(
  context: Translating,
  signature: SignatureExpression,
): { readonly items: string; readonly parents: readonly string[] } {
  if (signature.kind === 'path') return { items: '', parents: [pathText(signature.path)] };
  const parents: string[] = [];
  const items = signature.items.map((item) => {
    const before = context.comments.before(item.span.from);
    if (item.kind === 'include') {
      const parts = signatureParts(context, item.signature);
      parents.push(...parts.parents);
      return before + parts.items;
    }
    const decorators = attributesText(context, item.attributes);
    const lead = `${before}${decorators ? `${decorators}\n` : ''}`;
    const behind = context.comments.behind(item.span);
    if (item.kind === 'value') {
      return `${lead}const ${valueName(item.name.text, 'jsligo')}: ${typeText(context, item.type)};${behind}\n`;
    }
    const body = item.body ? ` = ${typeText(context, item.body)}` : '';
    return `${lead}type ${typeName(item.name.text, 'jsligo')}${body};${behind}\n`;
  });
  return { items: items.join(''), parents };
}
