import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** The names of the fields that a schema has at a path, for suggestions. */
export function knownFields(schema: z.core.$ZodType, path: Path): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
      return knownFields(def.innerType, path);
    case 'lazy':
      return knownFields(def.getter(), path);
    case 'union':
      return def.options.flatMap((option) => knownFields(option, path));
    case 'array':
      return path.length > 0 ? knownFields(def.element, path.slice(1)) : [];
    case 'record':
      return path.length > 0 ? knownFields(def.valueType, path.slice(1)) : [];
    case 'object': {
      const [step, ...rest] = path;
      if (step === undefined) return Object.keys(def.shape);
      const inner = def.shape[String(step)];
      return inner ? knownFields(inner, rest) : [];
    }
    default:
      return [];
  }
}
