import { globSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

import ts from 'typescript';

/** The package's folder. */
export const root = join(import.meta.dirname, '../..');

/** One prop as the checker sees it. */
export interface Prop {
  name: string;
  optional: boolean;
  /** Left out it may be, undefined not: an application with `exactOptionalPropertyTypes` could pass no condition on. */
  refusesUndefined: boolean;
  deprecated: boolean;
  /** Declared by the package and not by React or Radix. */
  own: boolean;
  /** The string literals that it can be; empty where it can be anything else. */
  literals: readonly string[];
  isNumber: boolean;
  isList: boolean;
  /** How many arguments it is called with; null where it is no function. */
  parameters: number | null;
  /** Types of the package that stand in its declaration and that no entry exports. */
  hidden: readonly string[];
}

export interface Component {
  /** The entry's name: `text-field`. */
  entry: string;
  name: string;
  props: ReadonlyMap<string, Prop>;
}

/** Every entry of the package: `src/<name>/<name>.tsx`, and the tokens. */
export const entryFiles = (): string[] =>
  [
    ...globSync('src/*/*.tsx', { cwd: root }).filter(
      (file) => basename(file, '.tsx') === basename(dirname(file)),
    ),
    'src/styles/tokens.ts',
  ].map((file) => join(root, file));

/** Those of the package. */
export function compilerOptions(): ts.CompilerOptions {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config.config, ts.sys, root).options;
}

const programs = new Map<string, ts.Program>();

/** One for all that is read of the same modules: making it takes seconds. */
export function programOf(files: readonly string[]): ts.Program {
  const key = files.join();
  const program = programs.get(key) ?? ts.createProgram([...files], compilerOptions());
  programs.set(key, program);
  return program;
}

/** The components that modules export, with the types of all their props. */
export function readComponents(files: readonly string[]): Component[] {
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const modules = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? [{ file, exported: checker.getExportsOfModule(module).map(resolve) }] : [];
  });
  const exported = new Set(modules.flatMap((module) => module.exported));

  const isOwn = (node: ts.Node) => !node.getSourceFile().fileName.includes('node_modules');
  const isSource = (node: ts.Node) => node.getSourceFile().fileName.includes(join(root, 'src') + sep);

  function hiddenTypes(declaration: ts.Declaration): string[] {
    const hidden: string[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isTypeReferenceNode(node)) {
        const named = checker.getSymbolAtLocation(node.typeName);
        const symbol = named && resolve(named);
        const [first] = symbol?.declarations ?? [];
        const isParameter = first && ts.isTypeParameterDeclaration(first);
        if (symbol && first && !isParameter && isSource(first) && !exported.has(symbol))
          hidden.push(symbol.name);
      }
      ts.forEachChild(node, visit);
    };
    if (ts.isPropertySignature(declaration) && declaration.type) visit(declaration.type);
    return hidden;
  }

  function takesUndefined(declaration: ts.Declaration | undefined): boolean {
    if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type) return true;
    const type = checker.getTypeFromTypeNode(declaration.type);
    const any = ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown;
    return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & any) !== 0);
  }

  function readProp(symbol: ts.Symbol): Prop {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const members = type.isUnion() ? type.types : [type];
    const [declaration] = symbol.declarations ?? [];
    const [signature] = type.getCallSignatures();
    const own = declaration !== undefined && isOwn(declaration);
    const optional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
    return {
      name: symbol.name,
      optional,
      refusesUndefined: own && optional && !takesUndefined(declaration),
      deprecated: declaration !== undefined && ts.getJSDocDeprecatedTag(declaration) !== undefined,
      own,
      literals: members.every((member) => member.isStringLiteral())
        ? members.map((member) => member.value)
        : [],
      isNumber: members.some((member) => Boolean(member.flags & ts.TypeFlags.NumberLike)),
      isList: checker.isArrayLikeType(type),
      parameters: signature ? signature.parameters.length : null,
      hidden: own ? hiddenTypes(declaration) : [],
    };
  }

  return modules.flatMap(({ file, exported: symbols }) =>
    symbols.flatMap((symbol) => {
      if (!/^[A-Z][a-z]/.test(symbol.name) || !(symbol.flags & ts.SymbolFlags.Value)) return [];
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      if (!signature) return [];
      const [parameter] = signature.parameters;
      const props = parameter ? checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter)) : [];
      return [
        {
          entry: basename(file, '.tsx'),
          name: symbol.name,
          props: new Map(props.map((prop) => [prop.name, readProp(prop)])),
        },
      ];
    }),
  );
}
