import { type Action, type ActionHandler } from '../../ir/action.ts';

/** Hears of every action. Source: ExecutionContext::Observer of mlir/Debug/ExecutionContext.h. */
export interface ActionObserver {
  beforeExecute(action: Action): void;
  afterExecute(action: Action): void;
}

/** Returns a handler that runs all actions and tells the observers, in their order. */
export function observingHandler(observers: readonly ActionObserver[]): ActionHandler {
  return (action, run) => {
    for (const observer of observers) observer.beforeExecute(action);
    run();
    for (const observer of observers) observer.afterExecute(action);
  };
}
