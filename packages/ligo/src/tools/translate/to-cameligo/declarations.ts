import type {
  Declaration,
  ModuleDeclaration,
  Name,
  Pattern,
  SignatureExpression,
  TypeExpression,
  ValueDeclaration,
} from '../../../syntax/ast';
import { type Piece, refuse, sourceOf, type Translating } from '../context';
import { isFreeIn } from '../free';
import { typeName, valueName } from '../names';
import { bodyPiece, parametersText, piece } from './expressions';
import { boundText } from './patterns';
import { attributesText, pathText, typeText } from './types';

/** The declarations of a file or a namespace. */
export function declarationsText(outer: Translating, declarations: readonly Declaration[]): string {
  return declarations
    .map((declaration) => {
      const context = outer.inFile(declaration.span.file);
      const gap = context.comments.gap(startOf(declaration));
      const before = context.comments.before(startOf(declaration));
      const text = declarationText(context, declaration);
      const inner = context.comments.before(declaration.span.to);
      return `${gap}${before}${inner}${text}${context.comments.behind(declaration.span).trimEnd()}`;
    })
    .join('');
}

/** Where a declaration starts, with its decorators. */
function startOf({ attributes, span }: Declaration): number {
  return Math.min(span.from, ...attributes.map((attribute) => attribute.span.from));
}

function declarationText(context: Translating, declaration: Declaration): string {
  const attributes = attributesText(
    declaration.attributes.filter(({ key }) => !/^(export|public)$/.test(key)),
  );
  const lead = attributes ? `${attributes}\n` : '';
  switch (declaration.kind) {
    case 'value':
      return `${lead}${bindingText(context, declaration)}`;
    case 'type':
      return `${lead}${typeDeclaration(context, declaration)}`;
    case 'module':
      return `${lead}${moduleText(context, declaration)}`;
    case 'signature': {
      const inherited = declaration.extends.map((one) => `include ${signatureText(context, one)}\n`);
      const body = signatureItems(context, declaration.body);
      return `${lead}module type ${declaration.name.text} = sig\n${inherited.join('')}${body}\nend`;
    }
    case 'include':
      return refuse(context, declaration.span, 'This cannot be translated.', 'Write the declarations out.');
    case 'error':
      return refuse(context, declaration.span, 'This declaration cannot be read.', 'Correct it first.');
  }
}

/** `let x = e`, before `in`. */
export function localText(context: Translating, declaration: Declaration): string {
  switch (declaration.kind) {
    case 'value': {
      const attributes = attributesText(declaration.attributes);
      return `${attributes ? `${attributes} ` : ''}${bindingText(context, declaration)}`;
    }
    case 'type':
      return typeDeclaration(context, declaration);
    case 'module':
      return moduleText(context, declaration);
    default:
      return refuse(
        context,
        declaration.span,
        'This declaration is only possible outside functions in CameLIGO.',
        'Move it out.',
      );
  }
}

function typeDeclaration(context: Translating, declaration: Extract<Declaration, { kind: 'type' }>): string {
  const names = declaration.parameters.map(({ text }) => text);
  const body = typeText(context, declaration.body, new Set(names));
  return `type ${quoted(names)}${typeName(declaration.name.text, 'cameligo')} = ${body}`;
}

function quoted(names: readonly string[]): string {
  const parameters = names.map((name) => (name === '_' ? '_' : `'${typeName(name, 'cameligo')}`));
  if (parameters.length === 0) return '';
  return parameters.length === 1 ? `${parameters.join('')} ` : `(${parameters.join(', ')}) `;
}

function bindingText(context: Translating, declaration: ValueDeclaration): string {
  const { pattern, value, type, mutable } = declaration;
  const name = boundText(context, pattern);
  if (value.kind === 'lambda' && !type && pattern.kind === 'variable') {
    const recursive = isFreeIn(pattern.name.text, value) ? 'rec ' : '';
    const types = value.typeParameters.length > 0 ? ` ${typeParameters(value.typeParameters)}` : '';
    const result = value.result ? ` : ${typeText(context, value.result)}` : '';
    const head = `let ${recursive}${name}${types} ${parametersText(context, value)}${result}`;
    return withBody(head, bodyPiece(context, value));
  }
  const isRecursive =
    value.kind === 'lambda' && pattern.kind === 'variable' && isFreeIn(pattern.name.text, value);
  const keyword = mutable ? 'let mut' : isRecursive ? 'let rec' : 'let';
  const generic = type?.kind === 'forall' ? ` ${typeParameters(type.parameters)}` : '';
  const annotation = type ?? annotationOf(pattern);
  const written = annotation ? ` : ${typeText(context, annotation)}` : '';
  return withBody(`${keyword} ${name}${generic}${written}`, piece(context, value));
}

function annotationOf(pattern: Pattern): TypeExpression | undefined {
  return pattern.kind === 'typed' ? pattern.type : undefined;
}

function typeParameters(names: readonly Name[]): string {
  return `(type ${names.map(({ text }) => typeName(text, 'cameligo')).join(' ')})`;
}

function withBody(head: string, body: Piece): string {
  return `${head} = ${body.text}`;
}

function moduleText(context: Translating, declaration: ModuleDeclaration): string {
  const name = declaration.name.text;
  switch (declaration.body.kind) {
    case 'file':
      return `${sourceOf(context, declaration.body).replace(/;\s*$/, '')}\n`;
    case 'path':
      return `module ${name} = ${pathText(declaration.body.path)}`;
    case 'body': {
      const [signature, ...others] = declaration.signatures;
      const [second] = others;
      if (second) {
        refuse(
          context,
          second.span,
          'In CameLIGO, a module has one signature.',
          'Join the interfaces in one that extends them.',
        );
      }
      const typed = signature ? ` : ${signatureText(context, signature)}` : '';
      const body = declarationsText(context, declaration.body.declarations);
      if (body.trim() === '') {
        return refuse(
          context,
          declaration.span,
          'In CameLIGO, a module is not empty.',
          'Declare something in it.',
        );
      }
      return `module ${name}${typed} = struct${body}\n${context.comments.before(declaration.body.span.to)}end`;
    }
  }
}

function signatureText(context: Translating, signature: SignatureExpression): string {
  return signature.kind === 'path'
    ? pathText(signature.path)
    : `sig\n${signatureItems(context, signature)}\nend`;
}

function signatureItems(context: Translating, signature: SignatureExpression): string {
  if (signature.kind === 'path') return `include ${pathText(signature.path)}`;
  return signature.items
    .map((item) => {
      const before = context.comments.before(item.span.from);
      if (item.kind === 'include') return `${before}include ${signatureText(context, item.signature)}`;
      const attributes = attributesText(item.attributes);
      const lead = `${before}${attributes ? `${attributes}\n` : ''}`;
      const behind = context.comments.behind(item.span);
      if (item.kind === 'type') {
        const names = item.parameters.map(({ text }) => text);
        const body = item.body ? ` = ${typeText(context, item.body, new Set(names))}` : '';
        return `${lead}type ${quoted(names)}${typeName(item.name.text, 'cameligo')}${body}${behind}`;
      }
      if (item.optional) {
        refuse(
          context,
          item.span,
          'In CameLIGO, every member of a signature is required.',
          'Leave it out of the signature.',
        );
      }
      const quantified =
        item.type.kind === 'forall'
          ? `${item.type.parameters.map(({ text }) => `'${typeName(text, 'cameligo')}`).join(' ')}. `
          : '';
      const variables = new Set(
        item.type.kind === 'forall' ? item.type.parameters.map(({ text }) => text) : [],
      );
      return `${lead}val ${valueName(item.name.text, 'cameligo')} : ${quantified}${typeText(context, item.type, variables)}${behind}`;
    })
    .join('\n');
}
