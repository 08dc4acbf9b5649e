import stringifierOf, { type ObjectSchema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Serialize = (data: unknown) => string;

/** By what they are compiled from: several servers in one process are of one document. */
const compiled = new WeakMap<object, Serialize>();

function serializerOf(schema: ObjectSchema): Serialize {
  const known = compiled.get(schema);
  if (known) return known;
  const made: Serialize = stringifierOf(schema);
  compiled.set(schema, made);
  return made;
}

/** Answers are written as the document says, each by what the first call that needs it compiles. */
export function compileSerializers(app: FastifyInstance): void {
  app.setSerializerCompiler<ObjectSchema>(({ schema }) => {
    let serialize: Serialize | undefined;
    return (data) => {
      serialize ??= serializerOf(schema);
      return serialize(data);
    };
  });
}
