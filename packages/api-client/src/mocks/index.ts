export {
  type BodyOf,
  brokenJson,
  exampleOf,
  mockHandlers,
  mockOperation,
  networkError,
  type OperationId,
  slow,
  type StatusOf,
} from './mock-operation.ts';
