/** Members of the TypeScript reference that are functions: methods, with a heading and a signature each, not rows of a table. */
import {
  type Comment,
  CommentTag,
  type DeclarationReflection,
  NamedTupleMember,
  ParameterReflection,
  type ProjectReflection,
  ReferenceType,
  ReflectionFlag,
  ReflectionKind,
  ReflectionType,
  SignatureReflection,
  type SomeType,
  TupleType,
} from "typedoc";

/** Makes a property of an interface a method, if it is a function or an operation of a client. */
export function makeMethod(project: ProjectReflection, property: DeclarationReflection): void {
  if (!property.kindOf(ReflectionKind.Property) || !property.parent?.kindOf(ReflectionKind.Interface)) return;
  const signature = functionSignature(property) ?? operationSignature(project, property);
  if (!signature) return;
  signature.name = property.name;
  signature.parent = property;
  property.kind = ReflectionKind.Method;
  property.signatures = [signature];
  property.setFlag(ReflectionFlag.Readonly, false);
  delete property.type;
  delete property.comment;
}

/** The signature of a function; of overloads, the last one. */
function functionSignature({ type, comment }: DeclarationReflection): SignatureReflection | undefined {
  const signature = type instanceof ReflectionType ? type.declaration.signatures?.at(-1) : undefined;
  if (signature && comment) signature.comment = comment;
  return signature;
}

function operationSignature(
  project: ProjectReflection,
  property: DeclarationReflection,
): SignatureReflection | undefined {
  const { type, comment } = property;
  if (!(type instanceof ReferenceType) || type.name !== "ClientOperation") return undefined;
  const [parameters, payload, response] = type.typeArguments ?? [];
  if (!(parameters instanceof TupleType) || !payload || !response) return undefined;
  const signature = new SignatureReflection(property.name, ReflectionKind.CallSignature, property);
  signature.parameters = parameters.elements.flatMap((element) => parameterOf(signature, element));
  signature.type = promiseOf(project, payload);
  if (comment) signature.comment = withReturns(comment, property.name, response);
  return signature;
}

function parameterOf(signature: SignatureReflection, type: SomeType): ParameterReflection[] {
  if (!(type instanceof NamedTupleMember)) return [];
  const parameter = new ParameterReflection(type.name, ReflectionKind.Parameter, signature);
  parameter.type = type.element;
  parameter.setFlag(ReflectionFlag.Optional, type.isOptional);
  return [parameter];
}

function promiseOf(project: ProjectReflection, type: SomeType): SomeType {
  const promise = ReferenceType.createBrokenReference("Promise", project, "typescript");
  promise.typeArguments = [type];
  return promise;
}

function withReturns(comment: Comment, name: string, response: SomeType): Comment {
  const text = `the payload; \`${name}.withResponse\` takes the same and resolves to \`${response}\``;
  const copy = comment.clone();
  copy.blockTags.push(new CommentTag("@returns", [{ kind: "text", text }]));
  return copy;
}
