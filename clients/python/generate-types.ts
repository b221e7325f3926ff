/** Writes menologion/types.py, the answers as Python types, from the schemas of the reference: part of `npm run types`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Schema, schemaComponents } from '../../generator/reference/schemas.ts';

const TARGET = fileURLToPath(new URL('menologion/types.py', import.meta.url));
const HEAD = `\
"""The answers of the API. Made from the schemas by \`npm run types\`. Do not edit."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union
`;
const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  object: 'Dict[str, Any]',
};

/** What the client opens before it hands out what is inside. */
const ENVELOPE = /(Answer|Index|List|Meta)$/;

/** The text of types.py as the schemas ask for it. */
export function pythonTypes(): string {
  const parts = Object.entries(schemaComponents())
    .filter(([name]) => !ENVELOPE.test(name))
    .map(([name, schema]) => definition(name, schema));
  return [HEAD, ...parts].join('\n');
}

/** A class where a schema has fields, before it those of the unnamed objects in it; otherwise another name of a type. */
function definition(name: string, schema: Schema): string {
  if (schema.properties) return typedDict(name, schema);
  const classes: string[] = [];
  const type = typeOf(schema, `${name}Object`, classes);
  return [...classes, `\n${comments(schema, '')}${name} = ${quoted(type)}\n`].join('\n');
}

function typedDict(name: string, schema: Schema): string {
  const classes: string[] = [];
  const required = new Set(schema.required as string[] | undefined);
  const fields = Object.entries(schema.properties as Record<string, Schema>).map(([key, property]) => {
    const text = `${comments(property, '    ')}    ${key}: ${typeOf(property, `${name}${capitalized(key)}`, classes)}\n`;
    return { text, isRequired: required.has(key) };
  });
  const needed = fields.filter(({ isRequired }) => isRequired).map(({ text }) => text);
  const others = fields.filter(({ isRequired }) => !isRequired).map(({ text }) => text);
  // Before Python 3.11 a class cannot say of a single field that it may be left out.
  const isMixed = needed.length > 0 && others.length > 0;
  const base = isMixed ? `\nclass _${name}(TypedDict):\n${needed.join('')}\n` : '';
  const bases = [isMixed ? `_${name}` : 'TypedDict', ...(others.length > 0 ? ['total=False'] : [])].join(', ');
  const own = `${base}\nclass ${name}(${bases}):\n${docstring(schema)}\n${(isMixed ? others : [...needed, ...others]).join('')}`;
  return [...classes, own].join('\n');
}

/** The type of a place; `name` is for an unnamed object in it, whose class goes to `classes`. */
function typeOf(schema: Schema, name: string, classes: string[]): string {
  const { $ref, enum: values, const: only, anyOf, type, items, additionalProperties } = schema;
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  if (Array.isArray(values)) return literals(values);
  if (only !== undefined) return literals([only]);
  if (Array.isArray(anyOf)) return union(anyOf.map((one) => typeOf(one, name, classes)));
  if (type === 'array') return `List[${typeOf(items as Schema, name, classes)}]`;
  if (schema.properties) {
    classes.push(typedDict(name, schema));
    return name;
  }
  if (typeof additionalProperties === 'object')
    return `Dict[str, ${typeOf(additionalProperties as Schema, name, classes)}]`;
  const primitive = PRIMITIVES[String(type)];
  if (primitive === undefined) throw new Error(`no Python type is known for ${JSON.stringify(schema)}`);
  return primitive;
}

function union(types: readonly string[]): string {
  const others = types.filter((one) => one !== 'None');
  const whole = others.length === 1 ? String(others[0]) : `Union[${others.join(', ')}]`;
  return others.length < types.length ? `Optional[${whole}]` : whole;
}

function literals(values: readonly unknown[]): string {
  return `Literal[${values.map(literal).join(', ')}]`;
}

/** A value in Python, which writes `true` and `false` with a capital. */
function literal(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);
}

/** A type outside of a class, where names may stand before what they name. */
function quoted(type: string): string {
  return /^(str|int|Literal\[.*\])$/.test(type)
    ? type
    : type.replace(/\b(?!(?:Union|Optional|List|Dict|Literal|str|int|float|bool|None|Any)\b)[A-Z]\w*/g, '"$&"');
}

function docstring({ description }: Schema): string {
  return description ? `    """${String(description)}"""\n` : '';
}

function comments({ description }: Schema, indent: string): string {
  return description ? `${indent}#: ${String(description)}\n` : '';
}

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, pythonTypes());
