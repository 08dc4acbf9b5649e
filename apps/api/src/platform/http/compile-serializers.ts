import stringifierOf, { type ObjectSchema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Serialize = (data: unknown) => string;

/** Cached by schema: several servers in one process share one document. */
const compiled = new WeakMap<object, Serialize>();

function serializerOf(schema: ObjectSchema): Serialize {
  const known = compiled.get(schema);
  if (known) return known;
  const made: Serialize = stringifierOf(schema);
  compiled.set(schema, made);
  return made;
}

/** Serializes answers as the document says; each serializer is compiled at its first use. */
export function compileSerializers(app: FastifyInstance): void {
  app.setSerializerCompiler<ObjectSchema>(({ schema }) => {
    let serialize: Serialize | undefined;
    return (data) => {
      serialize ??= serializerOf(schema);
      return serialize(data);
    };
  });
}
