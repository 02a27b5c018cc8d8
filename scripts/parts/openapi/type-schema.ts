import { type Checker, SymbolFlags, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';
import { ERROR_STATUS } from '@/lib/error-status';
import type { JsonSchema } from '@/lib/openapi/api-document';
import { toldText } from './operation-text';

type Named = { checker: Checker; name: string; within: readonly number[] };

const { Any, Unknown, Undefined, Void, Null, Never, TypeParameter } = TypeFlags;
const NOTHING = Undefined | Void | Never;
/** Names whose values are always of one kind; the types do not say so. */
const BY_NAME: [RegExp, JsonSchema][] = [
  [/^id$|^(?!.*taxId$)[a-z]\w*(?:Id|_id)$/i, { format: 'uuid' }],
  [/[a-z]On$|^dateOfBirth$/, { format: 'date' }],
];

/** What a value of the code's own type is as JSON, a schema without rules for what may be left out of it. */
export function typeSchema(checker: Checker, type: Type): JsonSchema {
  return schemaOf(type, { checker, name: '', within: [] });
}

function schemaOf(type: Type, at: Named): JsonSchema {
  const { flags } = type;
  if (flags & (Any | Unknown)) return {};
  if (flags & Null) return { type: 'null' };
  if (type.isLiteralType()) return literals([type.value]);
  if (flags & (TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping)) return textOf(at.name);
  if (flags & TypeFlags.Number) return numberOf(at.name);
  if (flags & TypeFlags.Boolean) return { type: 'boolean' };
  if (type.isUnionType()) return oneOf(type.getTypes(), at);
  if (flags & TypeParameter) return schemaOf(at.checker.getBaseConstraintOfType(type) ?? type, at);
  if (type.isIntersectionType()) {
    const plain = type.getTypes().find(({ flags: its }) => its & (TypeFlags.String | TypeFlags.Number));
    return plain ? schemaOf(plain, at) : objectOf(type, at);
  }
  if (at.checker.isTupleType(type)) return tupleOf(type as TypeReference, at);
  if (at.checker.isArrayType(type)) {
    const [items] = at.checker.getTypeArguments(type as TypeReference);
    if (!items || items.flags & Never) return { type: 'array', maxItems: 0 };
    return { type: 'array', items: schemaOf(items, { ...at, name: at.name.replace(/s$/, '') }) };
  }
  const symbol = type.getSymbol()?.name ?? '';
  if (symbol === 'Date') return { type: 'string', format: 'date-time' };
  // JSON has none of their content.
  if (/^(Map|Set|Promise|Uint8Array|Buffer|RegExp)$/.test(symbol)) throw new Error(`${at.name} is a ${symbol}`);
  return objectOf(type, at);
}

function textOf(name: string): JsonSchema {
  return { type: 'string', ...BY_NAME.find(([known]) => known.test(name))?.[1] };
}

function numberOf(name: string): JsonSchema {
  if (/htg\w*Cents$/i.test(name)) return { type: 'integer', description: 'Hundredths of a gourde.' };
  if (/[a-z]Cents$|^cents$/.test(name)) return { type: 'integer', description: 'US cents.' };
  return { type: 'number' };
}

/** The types of errors' codes are the longest lists, and have a name. */
const CODES = Object.keys(ERROR_STATUS);

function literals(values: readonly unknown[]): JsonSchema {
  if (values.length === CODES.length && CODES.every((code) => values.includes(code)))
    return { $ref: '#/components/schemas/ErrorCode' };
  const kind = typeof values[0];
  // Safe because a type has no other literals than these.
  return { type: kind, enum: [...values].sort() as (string | number)[] };
}

function oneOf(types: readonly Type[], at: Named): JsonSchema {
  const told = types.filter((type) => !(type.flags & NOTHING) && !isEmptyList(type, at));
  const rest = told.filter(({ flags }) => !(flags & Null));
  const nullable = rest.length < told.length;
  const known = rest.filter((type) => type.isLiteralType());
  const texts = known.filter((type) => !type.isBooleanLiteralType()).map(({ value }) => value);
  const parts = [
    ...kindsOf(texts).map(literals),
    ...truths(known.filter((type) => type.isBooleanLiteralType()).map(({ value }) => value === true)),
    ...rest.filter((type) => !type.isLiteralType()).map((type) => schemaOf(type, at)),
  ];
  const [only] = parts;
  if (parts.length !== 1 || !only) return { anyOf: [...parts, ...(nullable ? [{ type: 'null' }] : [])] };
  if (!nullable || Object.keys(only).length === 0) return only;
  if (typeof only.type !== 'string') return { anyOf: [only, { type: 'null' }] };
  return { ...only, type: [only.type, 'null'], ...(only.enum && { enum: [...only.enum, null] }) };
}

function kindsOf(values: readonly unknown[]): unknown[][] {
  return ['string', 'number']
    .map((kind) => values.filter((value) => typeof value === kind))
    .filter((of) => of.length > 0);
}

function truths(values: readonly boolean[]): JsonSchema[] {
  if (values.length === 0) return [];
  return [values.length === 1 ? { const: values[0] } : { type: 'boolean' }];
}

function tupleOf(type: TypeReference, at: Named): JsonSchema {
  const parts = at.checker.getTypeArguments(type).map((one) => schemaOf(one, at));
  return { type: 'array', prefixItems: parts, minItems: parts.length, maxItems: parts.length };
}

function objectOf(type: Type, { checker, within }: Named): JsonSchema {
  // A type that is within itself has no end.
  if (within.includes(type.id)) return {};
  const inside = { checker, within: [...within, type.id] };
  const required: string[] = [];
  const properties: Record<string, JsonSchema> = {};
  const symbols = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(symbols);
  for (const [place, symbol] of symbols.entries()) {
    const its = types[place];
    if (!its || its.flags & NOTHING) continue;
    const optional = symbol.flags & SymbolFlags.Optional || mayBeLeftOut(its);
    if (!optional) required.push(symbol.name);
    const about = toldText(symbol.getDocumentationComment(checker));
    properties[symbol.name] = {
      ...schemaOf(its, { ...inside, name: symbol.name }),
      ...(about && { description: about }),
    };
  }
  const [index] = checker.getIndexInfosOfType(type);
  return {
    type: 'object',
    ...(symbols.length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(index && { additionalProperties: schemaOf(index.valueType, { ...inside, name: '' }) }),
  };
}

/** Where a list is made in several ways, one of them with nothing in it. */
function isEmptyList(type: Type, { checker }: Named): boolean {
  if (!checker.isArrayType(type)) return false;
  const [items] = checker.getTypeArguments(type as TypeReference);
  return Boolean(items && items.flags & Never);
}

function mayBeLeftOut(type: Type): boolean {
  return type.isUnionType() && type.getTypes().some(({ flags }) => flags & NOTHING);
}
