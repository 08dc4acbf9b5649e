import { sep } from 'node:path';

import ts from 'typescript';

import { programOf, root } from './read-props.ts';

/**
 * What an adopter hovers and reads nothing of: `TextFieldProps.label`. The fields of every exported interface and the
 * props of every exported component that the package declares itself, and that have no docstring, own or inherited.
 */
export function silentFields(files: readonly string[]): string[] {
  const program = programOf(files);
  const checker = program.getTypeChecker();
  // What the domain or React declares is documented there.
  const isOwn = (node: ts.Node) =>
    ts.isPropertySignature(node) && node.getSourceFile().fileName.startsWith(root + sep);

  const silentOf = (name: string, type: ts.Type): string[] =>
    checker
      .getPropertiesOfType(checker.getNonNullableType(type))
      .filter(
        (field) =>
          field.declarations?.some(isOwn) &&
          field.getDocumentationComment(checker).length === 0 &&
          // An old name says the new one in its tag.
          !field.getJsDocTags(checker).some(({ name: tag }) => tag === 'deprecated'),
      )
      .map((field) => `${name}.${field.name}`);

  const silentFieldsOf = (named: ts.Symbol): string[] => {
    const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    if (symbol.flags & ts.SymbolFlags.Interface)
      return silentOf(symbol.name, checker.getDeclaredTypeOfSymbol(symbol));
    if (!/^[A-Z][a-z]/.test(symbol.name) || !(symbol.flags & ts.SymbolFlags.Value)) return [];
    const [props] = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.parameters ?? [];
    return props ? silentOf(symbol.name, checker.getTypeOfSymbol(props)) : [];
  };

  const silent = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module).flatMap(silentFieldsOf) : [];
  });
  return [...new Set(silent)];
}
