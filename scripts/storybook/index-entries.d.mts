export interface IndexGenerator {
  getIndexAndStats(): Promise<{ storyIndex: object; stats: unknown }>;
}
export function completeIndex(generator: IndexGenerator): IndexGenerator;
