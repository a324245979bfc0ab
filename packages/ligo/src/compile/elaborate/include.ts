/** An `include` declares the values of a module again, under new names. */
import type { Declaration, Expression, Pattern } from '../aggregated/expression';
import { mapBottomUp } from '../aggregated/traverse';
import type { Variable } from '../mini-c/tree';
import type { Elaboration } from './context';
import type { Module, ModuleBinding, ValueBinding } from './scope';

type Renaming = Map<number, Variable>;

export function copyModule(elaboration: Elaboration, module: Module): Module {
  const renaming: Renaming = new Map();
  const content = module.content.map((declaration) => copyDeclaration(elaboration, renaming, declaration));
  return { ...renamedModule(renaming, module), content };
}

function renamedModule(renaming: Renaming, module: Module): Module {
  const values = new Map([...module.values].map(([name, binding]) => [name, renamed(renaming, binding)]));
  const modules = new Map(
    [...module.modules].map(([name, inner]): [string, ModuleBinding] => [
      name,
      inner.kind === 'module' ? renamedModule(renaming, inner) : inner,
    ]),
  );
  return { kind: 'module', values, modules, content: [], included: [...module.included] };
}

function renamed(renaming: Renaming, binding: ValueBinding): ValueBinding {
  if (binding.kind === 'library') return binding;
  return { ...binding, variable: renaming.get(binding.variable.id) ?? binding.variable };
}

function copyDeclaration(
  elaboration: Elaboration,
  renaming: Renaming,
  declaration: Declaration,
): Declaration {
  const value = mapBottomUp(declaration.value, (one): Expression => {
    if (one.kind !== 'variable') return one;
    const variable = renaming.get(one.variable.id);
    return variable === undefined ? one : { ...one, variable };
  });
  return { ...declaration, value, pattern: copyPattern(elaboration, renaming, declaration.pattern) };
}

function copyPattern(elaboration: Elaboration, renaming: Renaming, pattern: Pattern): Pattern {
  const inside = (inner: Pattern) => copyPattern(elaboration, renaming, inner);
  switch (pattern.kind) {
    case 'variable': {
      const variable = elaboration.names.fresh(pattern.variable.name);
      renaming.set(pattern.variable.id, variable);
      return { ...pattern, variable };
    }
    case 'cons':
      return { ...pattern, head: inside(pattern.head), tail: inside(pattern.tail) };
    case 'constructor':
      return { ...pattern, argument: inside(pattern.argument) };
    case 'record':
      return {
        ...pattern,
        fields: new Map([...pattern.fields].map(([label, field]) => [label, inside(field)])),
      };
    default:
      return pattern;
  }
}
